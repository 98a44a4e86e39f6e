import { createServer, type Server, type Socket } from 'node:net';
import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { once } from 'node:events';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { KeepVisits } from './keep-visits';
import { LONGEST_LINE } from './parse-visit';

const MOST_CONNECTIONS = 100;

/** Reads lines from a connection. Of one that is too long only the beginning is heard. */
function readLines(socket: Socket, hear: (line: string) => void): void {
  let rest = '';
  let skipping = false;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!skipping && line !== '') hear(line);
      skipping = false;
    }
    if (!skipping && rest.length > LONGEST_LINE) {
      hear(rest);
      skipping = true;
    }
    if (skipping) rest = '';
  });
}

/** Receives one line of JSON from the gateway for each page that it served: by datagrams, so that no request waits, or over TCP. */
@Injectable()
export class VisitsServer implements OnApplicationBootstrap, OnModuleDestroy {
  private server: Server | undefined;
  private datagrams: DatagramSocket | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly visits: KeepVisits,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { VISITS_PORT: port, VISITS_HOST: host } = this.config;
    if (port === 0) return;
    const server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => this.sockets.delete(socket));
      readLines(socket, (line) => this.visits.hear(line));
    });
    server.maxConnections = MOST_CONNECTIONS;
    this.server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    this.datagrams = createSocket('udp4', (line) => this.visits.hear(line.toString()));
    await once(this.datagrams.bind(port, host), 'listening');
  }

  onModuleDestroy(): void {
    this.server?.close();
    this.datagrams?.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
