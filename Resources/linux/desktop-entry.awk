# Rewrites the desktop entry for a program, $PROGRAM, that is not where sessions look for programs.
# Quoted as the Desktop Entry Specification asks, first as an argument and then as a string.
BEGIN {
  program = ENVIRON["PROGRAM"]
  for (i = 1; i <= length(program); i++) {
    character = substr(program, i, 1)
    if (character == "\\") quoted = quoted "\\\\\\\\"
    else if (character ~ /["`$]/) quoted = quoted "\\\\" character
    else if (character == "%") quoted = quoted "%%"
    else quoted = quoted character
    escaped = escaped (character == "\\" ? "\\\\" : character)
  }
}

/^Exec=bungle/ { print "Exec=\"" quoted "\"" substr($0, length("Exec=bungle") + 1); next }
/^TryExec=/ { print "TryExec=" escaped; next }
{ print }
