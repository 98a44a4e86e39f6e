import { Injectable } from '@nestjs/common';
import { BufferedFormSettings, type KnownFormOptions } from '../buffered-form-settings';
import { defaultFormOptions } from './option-list';

/**
 * Tells other modules what the application form offers at present, and what it offered within the last 24 hours; at most two
 * seconds old.
 */
@Injectable()
export class FindFormOptions {
  constructor(private readonly settings: BufferedFormSettings) {}

  async find(): Promise<KnownFormOptions> {
    return (await this.settings.get()).value;
  }

  /** The positions that an application may be moved to: the specification's seven, and those of Form Settings now. */
  async findKnownPositions(): Promise<string[]> {
    const { positions } = await this.find();
    return [...new Set([...defaultFormOptions.positions, ...positions])];
  }
}
