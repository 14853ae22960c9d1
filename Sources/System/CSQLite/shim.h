#pragma once

#include <sqlite3.h>
#include <stdint.h>
#include <unistd.h>

// Swift imports neither variadic functions nor this constant, which is a cast.
static inline int bungle_bind_text(sqlite3_stmt *statement, int index, const char *text, int size) {
  return sqlite3_bind_text(statement, index, text, size, SQLITE_TRANSIENT);
}
static inline int bungle_leave_log(sqlite3 *database, int leaves) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leaves, (int *)0);
}

// SQLite's own waiting looks ten times a second, which may be too seldom beside a program that
// saves without a pause.
static int bungle_look_again(void *looks, int count) {
  usleep(2000);
  return count < (intptr_t)looks;
}
static inline void bungle_wait_for_others(sqlite3 *database, double seconds) {
  sqlite3_busy_handler(database, bungle_look_again, (void *)(intptr_t)(seconds * 500));
}
