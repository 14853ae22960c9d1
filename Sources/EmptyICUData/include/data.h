#pragma once

#include <stdint.h>

struct icu_data {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size;
  uint16_t reserved;
  uint8_t is_big_endian;
  uint8_t character_set;
  uint8_t character_size;
  uint8_t reserved_byte;
  char format[4];
  uint8_t format_version[4];
  uint8_t data_version[4];
  uint8_t padding[8];
  uint32_t entries;
};

extern const struct icu_data icudt76_dat;
