import { Injectable } from '@nestjs/common';
import { defaultFormOptions } from './option-list';
import { FindFormOptions } from './find-form-options.use-case';

/** The positions that an application may be moved to: the specification's seven, and what Form Settings hold now. */
@Injectable()
export class FindKnownPositions {
  constructor(private readonly options: FindFormOptions) {}

  async find(): Promise<string[]> {
    const { positions } = await this.options.find();
    return [...new Set([...defaultFormOptions.positions, ...positions])];
  }
}
