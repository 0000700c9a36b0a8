#!/bin/sh
# Serves a version of the site from now on: `activate.sh 20261122-1` the one in releases/20261122-1. The way back is the
# same command with the version before. At no moment is there no version.
set -eu

site=${SITE_DIRECTORY:-/srv/garfish-docs}
version=${1:?found no version, expected the name of a folder in "$site/releases"}

if [ ! -f "$site/releases/$version/index.html" ]; then
  echo "$site/releases/$version: found no index.html, expected a built site" >&2
  exit 1
fi
ln -sfn "releases/$version" "$site/next"
mv -T "$site/next" "$site/current"
