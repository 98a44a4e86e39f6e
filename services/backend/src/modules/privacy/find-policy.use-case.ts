import { Injectable } from '@nestjs/common';
import { policies } from './policy';

const [current] = policies;

/** Tells what people agree to when they send a form now; a consent is worth nothing without it. */
@Injectable()
export class FindPolicy {
  readonly version: string = current.version;
  /** Of the whole text. */
  readonly sha256: Buffer = Buffer.from(current.sha256, 'hex');
}
