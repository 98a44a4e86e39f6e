import { Redis } from 'ioredis';
import { becomeReady } from '../queue/connect-redis';
import type { Ask, RawReply, SharedStore } from './shared-store';

/** Below BullMQ's prefix, for a role that may write nothing else; no queue of ours has this name. */
const PREFIX = 'bull:frontdoor-limits:';
const LONGEST_PAUSE_MS = 2_000;

/** One ask after the other: how many counters, whether a key must be unknown, and length, most and follows of each counter. */
const SCRIPT = `
local replies, key, at = {}, 1, 1
while at <= #ARGV do
  local counters, unless, wait, reply = tonumber(ARGV[at]), ARGV[at + 1] == '1', 0, nil
  at = at + 2
  if unless then
    if redis.call('EXISTS', KEYS[key]) == 1 then reply = {-1} end
    key = key + 1
  end
  for i = 0, counters - 1 do
    local most = tonumber(ARGV[at + 3 * i + 1])
    if most > 0 and tonumber(redis.call('GET', KEYS[key + i]) or '0') >= most then
      wait = math.max(wait, 1, redis.call('PTTL', KEYS[key + i]))
    end
  end
  if not reply and wait > 0 then reply = {0, wait} end
  if not reply then
    reply = {1}
    for i = 0, counters - 1 do
      local name, count = KEYS[key + i], 0
      if ARGV[at + 3 * i + 2] == '1' and reply[#reply] ~= 1 then
        count = tonumber(redis.call('GET', name) or '0')
      else
        count = redis.call('INCR', name)
        if count == 1 then redis.call('PEXPIRE', name, ARGV[at + 3 * i]) end
      end
      reply[#reply + 1] = count
    end
  end
  replies[#replies + 1] = reply
  key, at = key + counters, at + 3 * counters
end
return replies`;

/** Counts that Redis forgets by itself when their window ends, by its own clock. */
export function countOnRedis(url: string): SharedStore {
  const redis = new Redis(url, {
    // What cannot be said at once is not said later: the process has counted by itself by then.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3_000,
    commandTimeout: 1_000,
    keyPrefix: PREFIX,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_PAUSE_MS),
    scripts: { countShared: { lua: SCRIPT } },
  });
  redis.on('error', () => undefined);
  const run = redis as Redis & { countShared: (keys: number, ...parts: (string | number)[]) => Promise<RawReply[]> };
  return {
    name: 'Redis',
    ready: () => becomeReady(redis),
    count: (asks) => {
      const keys = asks.flatMap(keysOf);
      return run.countShared(keys.length, ...keys, ...asks.flatMap(rulesOf));
    },
    close: async () => redis.disconnect(),
  };
}

const keysOf = ({ unless, counters }: Ask) => [
  ...(unless === undefined ? [] : [unless]),
  ...counters.map(({ key }) => key),
];
const rulesOf = ({ unless, counters }: Ask) => [
  counters.length,
  unless === undefined ? 0 : 1,
  ...counters.flatMap(({ lengthMs, most = 0, follows }) => [lengthMs, most, follows ? 1 : 0]),
];
