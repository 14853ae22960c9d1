// The usual shape of a tween in C++: it owns a list of points, each with an easing behind
// std::function, and whoever wants to know of a step.
#include "CxxTween.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace {

struct Point {
  double value;
  int64_t end;
  std::function<double(double, double, double)> easing;
};

double outCubic(double progress, double from, double to) {
  const double rest = 1 - progress;
  return from + (to - from) * (1 - rest * rest * rest);
}

class Tween {
public:
  explicit Tween(double value) { points.push_back({value, 0, outCubic}); }

  Tween &to(double value, int64_t duration) {
    points.push_back({value, points.back().end + duration, outCubic});
    return *this;
  }

  double step(int64_t elapsed) {
    now = std::clamp<int64_t>(now + elapsed, 0, points.back().end);
    while (now < points[current].end) --current;
    while (current + 2 < points.size() && now >= points[current + 1].end) ++current;
    const Point &from = points[current], &to = points[current + 1];
    const double progress = double(now - from.end) / double(to.end - from.end);
    const double value = to.easing(std::min(progress, 1.0), from.value, to.value);
    for (auto &listener : listeners) listener(value);
    return value;
  }

private:
  std::vector<Point> points;
  std::vector<std::function<void(double)>> listeners;
  int64_t now = 0;
  std::size_t current = 0;
};

}  // namespace

struct CxxCrowd {
  std::vector<Tween> tweens;
};

CxxCrowd *cxx_crowd_make(const double *from, const int64_t *durations, int count) {
  auto *crowd = new CxxCrowd;
  crowd->tweens.reserve(count);
  for (int index = 0; index < count; ++index) {
    crowd->tweens.emplace_back(from[index]).to(from[index] + 100, durations[index]);
  }
  return crowd;
}

void cxx_crowd_step(CxxCrowd *crowd, int64_t elapsed, double *values) {
  for (std::size_t index = 0; index < crowd->tweens.size(); ++index) {
    values[index] = crowd->tweens[index].step(elapsed);
  }
}

void cxx_crowd_free(CxxCrowd *crowd) { delete crowd; }
