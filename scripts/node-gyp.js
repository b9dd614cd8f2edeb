// Stands in for node-gyp while npm installs (.npmrc names it). No package here needs a compiler: better-sqlite3 brings
// its binaries along, but npm before 11 would build it all the same, because a lock file does not keep its "no".
process.stdout.write('Nothing is compiled: the packages bring their binaries along.\n')
