#!/usr/bin/env node
// better-sqlite3 brings its binaries along, but npm before 11 would compile it all the same, because a lock file does
// not keep the package's own "no". package.json puts this in node-gyp's place (see "overrides").
process.stdout.write('Nothing is compiled: the packages bring their binaries along.\n')
