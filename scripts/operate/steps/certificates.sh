#!/bin/sh
# certificates.sh <folder> <host>…: creates a private certificate authority, and a key and a certificate for each host,
# valid for one year.
set -eu
folder=$1
shift
mkdir -p "$folder"
cd "$folder"
umask 077
if [ ! -e authority.key ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj "/CN=agency authority" -keyout authority.key -out authority.pem 2> /dev/null
fi
for host in "$@"; do
  openssl req -newkey rsa:3072 -nodes -subj "/CN=$host" -keyout "$host.key" -out "$host.csr" 2> /dev/null
  echo "subjectAltName=DNS:$host" > "$host.ext"
  openssl x509 -req -days 365 -in "$host.csr" -CA authority.pem -CAkey authority.key -CAcreateserial \
    -extfile "$host.ext" -out "$host.pem" 2> /dev/null
  rm "$host.csr" "$host.ext"
done
chmod 644 ./*.pem
