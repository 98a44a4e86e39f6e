import { Injectable, Global, Module } from '@nestjs/common';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { Clamd, type Verdict } from './clamd';

/** The malware scanner, which may be absent by policy (`SCAN=off`). */
@Injectable()
export class Scanner {
  private readonly clamd: Clamd | null;

  constructor(@InjectConfig() { SCAN }: Config) {
    this.clamd = SCAN === 'off' ? null : new Clamd(SCAN);
  }

  get isOn(): boolean {
    return this.clamd !== null;
  }

  /** Null when there is no scanner. @throws ScannerUnavailable when there is one and it gives no verdict. */
  async scan(bytes: Buffer): Promise<Verdict | null> {
    return this.clamd ? this.clamd.scan(bytes) : null;
  }
}

@Global()
@Module({ providers: [Scanner], exports: [Scanner] })
export class ScanModule {}
