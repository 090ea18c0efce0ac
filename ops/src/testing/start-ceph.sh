#!/usr/bin/env bash
# Starts a Ceph object gateway of one machine, in memory, for the tests: a real S3 server with conditional writes, from
# Debian's packages ceph-mon, ceph-osd and radosgw. Usage: start-ceph.sh <empty folder> <S3 port> <monitor port>
# Process ids are written to <folder>/*.proc. Credentials: testaccesskey / testsecretkey.
set -euo pipefail
folder=$1 port=$2 monitor=$3
mkdir -p "$folder"/{mon,osd,rgw}
fsid=$(cat /proc/sys/kernel/random/uuid)
cat > "$folder/ceph.conf" <<CONF
[global]
fsid = $fsid
mon host = [v2:127.0.0.1:$monitor]
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
run dir = $folder
admin socket = $folder/\$name.asok
log file = $folder/\$name.log
pid file = $folder/\$name.pid
crash dir = $folder
keyring = $folder/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
osd pool default pg autoscale mode = off
osd objectstore = memstore
memstore device bytes = 2147483648
mon data = $folder/mon
osd data = $folder/osd
osd class load list = *
osd class default list = *
mon max pg per osd = 1000
mon data avail crit = 1
paxos propose interval = 0.05
ms bind ipv6 = false
public addr = 127.0.0.1
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$port tcp_nodelay=1
rgw data = $folder/rgw
keyring = $folder/rgw/keyring
CONF
export CEPH_CONF=$folder/ceph.conf
ceph-authtool --create-keyring "$folder/keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
ceph-authtool --create-keyring "$folder/mon.keyring" --gen-key -n mon. --cap mon 'allow *'
ceph-authtool "$folder/mon.keyring" --import-keyring "$folder/keyring"
monmaptool --create --addv a "[v2:127.0.0.1:$monitor]" --fsid "$fsid" "$folder/monmap" --clobber
ceph-mon -i a --mkfs --monmap "$folder/monmap" --keyring "$folder/mon.keyring"
nohup ceph-mon -i a -f > "$folder/mon.out" 2>&1 & echo $! > "$folder/mon.proc"
for _ in $(seq 100); do timeout 3 ceph -s > /dev/null 2>&1 && break; sleep 0.2; done
disk=$(cat /proc/sys/kernel/random/uuid)
ceph osd new "$disk" 0
ceph auth get-or-create osd.0 mon 'allow profile osd' osd 'allow *' -o "$folder/osd/keyring"
ceph auth get-or-create client.rgw mon 'allow rw' osd 'allow rwx' -o "$folder/rgw/keyring"
ceph-osd -i 0 --mkfs --osd-uuid "$disk" --keyring "$folder/osd/keyring"
nohup ceph-osd -i 0 -f --keyring "$folder/osd/keyring" > "$folder/osd.out" 2>&1 & echo $! > "$folder/osd.proc"
nohup radosgw -n client.rgw -f > "$folder/rgw.out" 2>&1 & echo $! > "$folder/rgw.proc"
for _ in $(seq 300); do (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null && break; sleep 0.2; done
timeout 60 radosgw-admin user create --uid=tests --display-name=tests --access-key=testaccesskey --secret-key=testsecretkey > /dev/null
