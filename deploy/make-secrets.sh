#!/bin/sh
# Makes the secrets that compose.yaml needs, once, and prints the first token. To choose that token, set BOOTSTRAP_TOKEN to 20
# or more visible characters; without it, a token is generated. Existing files are kept.
set -eu
if [ $# -gt 0 ]; then
  sed -n 's/^# //p' "$0" | head -n 2
  echo "Usage: sh deploy/make-secrets.sh, without arguments"
  [ "$*" = --help ]
  exit
fi
cd "$(dirname "$0")/.."
directory=deploy/secrets

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
# The directory is closed to others; the files in it are readable, because each container reads them as a different user.
keep() { [ -s "$directory/$1" ] || printf '%s' "$2" >"$directory/$1"; chmod 0444 "$directory/$1"; }

if [ -n "${BOOTSTRAP_TOKEN:-}" ] && ! printf '%s' "$BOOTSTRAP_TOKEN" | LC_ALL=C grep -Eqx '[!-~]{20,200}'; then
  echo 'BOOTSTRAP_TOKEN: use 20 to 200 visible characters, no blanks' >&2
  exit 1
fi

umask 077
mkdir -p "$directory"
chmod 0700 "$directory"
keep bootstrap_token "${BOOTSTRAP_TOKEN:-first_$(random)}"
keep postgres_password "$(random)"
keep database_url "postgres://recruitment:$(cat "$directory/postgres_password")@postgres:5432/recruitment"
if ! grep -qs '^SECRETS_DIR=' .env; then
  # Its last line may lack its end.
  if [ -s .env ] && [ -n "$(tail -c 1 .env)" ]; then echo >>.env; fi
  printf 'SECRETS_DIR=./%s\n' "$directory" >>.env
fi

token=$(cat "$directory/bootstrap_token")
cat <<END
The secrets are in $directory, and .env says so. Start, and ask:

  docker compose up --detach --build --wait
  curl -H "Authorization: Bearer $token" "http://127.0.0.1:3000/api/v1/me"

END
