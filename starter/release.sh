#!/bin/sh
# 发布：sh release.sh publish react-app 20250708-1   把 react-app/dist 作为一个新版本，并切换过去
# 回滚：sh release.sh switch  react-app 20250701-1   切换到已经发布过的版本，不需要重新构建
# 应用放在 SRV 里（默认 /srv/starter），每个应用各自发布、各自回滚。
set -eu

action=$1
app=$2
version=$3
target="${SRV:-/srv/starter}/$app"

case $action in
  publish)
    if [ -e "$target/releases/$version" ]; then
      echo "版本 $version 已经发布过；回滚用 switch，新内容要用新的版本号" >&2
      exit 1
    fi
    # 先上传资源，再上传 HTML，最后切换。旧版本的资源留着：已打开的页面与回滚还要用
    mkdir -p "$target/assets" "$target/releases/$version"
    cp -R "$app/dist/assets/." "$target/assets/"
    cp -R "$app/dist/." "$target/releases/$version/"
    rm -r "$target/releases/$version/assets"
    ;;
  switch)
    if [ ! -e "$target/releases/$version/index.html" ]; then
      echo "没有版本 $version；已发布的有：$(ls "$target/releases")" >&2
      exit 1
    fi
    ;;
  *)
    echo "用法：sh release.sh publish|switch 应用 版本" >&2
    exit 1
    ;;
esac

# mv -T 用新链接替换旧链接，中间没有链接不存在的时刻
ln -sfn "releases/$version" "$target/next"
mv -T "$target/next" "$target/current"
echo "$app 现在是 $version"
