declare module 'maildev' {
  interface MailServer {
    smtp: import('node:events').EventEmitter & { close(done: () => void): void };
    create(port: number, host: string, mailDir: string): void;
    listen(): Promise<void>;
    close(done: () => void): void;
    emit(event: 'close'): void;
  }
  export default function maildev(options: Record<string, unknown>): MailServer;
}
