/**
 * In the place of the program that reads a stranger's document: tries the attacks of code that has taken that process over,
 * and tells the outcome of each by file descriptor 3, `done` or why not. It needs no other file. Its argument is JSON:
 * `files` to read, `folders` to write to, `processes` to signal and to look into, `addresses` (port, host or path) to connect to,
 * `parent`: whether to try it on that, too; `group`, a signal for its whole group of processes.
 */
const { spawnSync } = require('node:child_process');
const { createSocket } = require('node:dgram');
const { readFileSync, writeFileSync, writeSync } = require('node:fs');
const { connect } = require('node:net');

const {
  files = [],
  folders = [],
  processes = [],
  addresses = [],
  parent = true,
  group,
} = JSON.parse(process.argv.at(-1));
if (group) process.kill(0, group);
const came = {};
const attempt = (name, work) => {
  try {
    work();
    came[name] = 'done';
  } catch (error) {
    came[name] = error.code ?? String(error);
  }
};

for (const folder of folders) attempt(`write ${folder}`, () => writeFileSync(`${folder}/owned-${process.pid}`, 'x'));
for (const file of files) attempt(`read ${file}`, () => readFileSync(file));
attempt('spawn', () => {
  const { error } = spawnSync('/bin/sh', ['-c', 'exit 0']);
  if (error) throw error;
});
for (const pid of new Set([...processes, ...(parent ? [process.ppid] : [])].filter((one) => one > 0))) {
  for (const part of ['environ', 'mem', 'fd/1', 'root/etc/passwd'])
    attempt(`${part} ${pid}`, () => readFileSync(`/proc/${pid}/${part}`));
  for (const signal of [0, 'SIGUSR1', 'SIGTERM']) attempt(`signal ${signal} ${pid}`, () => process.kill(pid, signal));
}
attempt('environ 1', () => readFileSync('/proc/1/environ'));

const connectTo = (address) =>
  new Promise((resolve) => {
    const name = `connect ${address.path?.replace('\0', '@') ?? `${address.host}:${address.port}`}`;
    const end = (result) => {
      came[name] = result;
      resolve();
    };
    try {
      const socket = connect(address);
      socket.once('connect', () => end('done')).once('error', (error) => end(error.code));
      socket.setTimeout(2_000, () => end('no answer'));
    } catch (error) {
      end(error.code);
    }
  });

const sendTo = (host) =>
  new Promise((resolve) => {
    const end = (error) => {
      came[`send ${host}`] = error ? error.code : 'done';
      resolve();
    };
    try {
      createSocket('udp4').once('error', end).send('x', 9, host, end);
    } catch (error) {
      end(error);
    }
  });

void Promise.all([...addresses.map(connectTo), sendTo('192.0.2.1')]).then(() => {
  const text = Buffer.from(JSON.stringify(came));
  const prefix = Buffer.alloc(8);
  prefix.writeUInt32BE(text.length, 0);
  writeSync(3, Buffer.concat([prefix, text]));
  process.exit(0);
});
