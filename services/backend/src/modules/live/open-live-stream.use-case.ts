import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { expectedError } from '../../platform/http/errors/expected-error';
import type { EventStream } from '../../platform/http/server/event-stream';
import { LiveStreams, MOST_OF_ONE } from './live-streams';

class TooManyStreams extends expectedError(
  429,
  'too_many_streams',
  'You follow changes in too many browsers already.',
  {
    headers: { 'Retry-After': '60' },
    when: `One person has ${MOST_OF_ONE} open streams at most, and a process 500; the page asks now and then instead.`,
  },
) {}

/** After what time a reader comes back that has lost the stream, in milliseconds. */
const RETRY_MS = 2_000;

/** Opens a stream that tells a person of changes as they happen, until the session ends. */
@Injectable()
export class OpenLiveStream {
  constructor(private readonly streams: LiveStreams) {}

  /** @throws TooManyStreams */
  run({ stream }: { stream: EventStream }, { id: staffId, sessionId, role }: Actor): void {
    if (!this.streams.hasRoomFor(staffId)) throw new TooManyStreams();
    stream.open(RETRY_MS);
    if (!stream.isOver) this.streams.add({ stream, staffId, sessionId, role });
  }
}
