import { createCanvas } from '@napi-rs/canvas';
import { pino } from 'pino';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import { encodePictureApart } from './encode-picture-apart';

const usual = { timeMs: 20_000, clockMs: 60_000, memoryMb: 340, outputBytes: 8 * 1024 * 1024 };
const picture = () => createCanvas(40, 20).encode('png');

describe('A picture whose process is ended early', () => {
  it.each([
    ['time', { ...usual, clockMs: 1, timeMs: 1 }],
    ['memory', { ...usual, memoryMb: 20 }],
    ['output', { ...usual, outputBytes: 10 }],
  ])('is not refused but can be sent again: %s', async (reason, limits) => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    await expect(encodePictureApart(await picture(), logger, limits)).rejects.toBeInstanceOf(Unavailable);
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 40, reason })]);
  });
});
