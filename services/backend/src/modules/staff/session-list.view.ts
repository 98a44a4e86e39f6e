import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { ListedSession } from './session.repository';

/** A session that is good at this moment, so that its owner can tell whether it is theirs. */
export class ListedSessionView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeenAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, description: 'Where it was begun.' }) address: string;
  @ApiProperty({ type: String, description: 'What the browser calls itself.' }) userAgent: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is the one that asks.' }) current: boolean;
}

export const toListedSessionView = (session: ListedSession, currentId: string): ListedSessionView => {
  const { id, createdAt, lastSeenAt, expiresAt, address, userAgent } = session;
  return {
    _id: id,
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address,
    userAgent,
    current: id === currentId,
  };
};
