// Runs in the backend's image beside the gateway, see templates/_visits.tpl. The gateway waits for whoever takes its lines about
// visits, and a connection to a pod that is gone takes none and says nothing for a quarter of an hour: pages would wait as long.
// So the lines come here, over the loopback, and go to a worker in one short connection each few seconds. What none takes is lost.
const { connect, createServer } = require('node:net');
const { createInterface } = require('node:readline');

const [host, port] = process.env.VISITS_ADDRESS.split(':');
const EVERY_MS = 5_000;
const LIMIT_MS = 4_000;
const MOST_LINES = 50_000;
let lines = [];
let lost = 0;

const listening = createServer((gateway) => {
  gateway.on('error', () => undefined);
  createInterface({ input: gateway }).on('line', (line) =>
    lines.length < MOST_LINES ? lines.push(line) : (lost += 1),
  );
}).listen(3002, '127.0.0.1');

function send() {
  if (lines.length === 0) return Promise.resolve();
  const sent = lines;
  lines = [];
  return new Promise((resolve) => {
    const worker = connect({ host, port: Number(port), timeout: LIMIT_MS });
    let isTaken = false;
    const late = setTimeout(() => worker.destroy(), LIMIT_MS);
    worker
      .on('timeout', () => worker.destroy())
      .on('error', () => undefined)
      // The other end has read everything and closes as well.
      .on('end', () => (isTaken = true))
      .on('close', () => {
        clearTimeout(late);
        if (!isTaken) lost += sent.length;
        resolve();
      })
      .resume()
      .end(`${sent.join('\n')}\n`);
  });
}

async function sendAndTell() {
  await send();
  if (lost > 0) console.log(JSON.stringify({ level: 40, process: 'visits', lost, msg: 'visits are not counted' }));
  lost = 0;
}

const timer = setInterval(() => void sendAndTell(), EVERY_MS);

process.once('SIGTERM', () => {
  clearInterval(timer);
  listening.close();
  void sendAndTell().then(() => process.exit(0));
});
