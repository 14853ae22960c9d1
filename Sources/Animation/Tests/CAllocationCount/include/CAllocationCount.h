#pragma once

/// How often the calling thread has asked the heap for memory so far; negative where a sanitizer
/// has the heap for itself.
long allocationCount(void);
