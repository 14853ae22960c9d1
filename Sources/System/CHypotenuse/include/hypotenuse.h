float hypotf(float x, float y);
