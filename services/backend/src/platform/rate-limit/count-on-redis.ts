import { Redis } from 'ioredis';
import { becomeReady } from '../queue/backend/queue-backend';
import type { RawReply, SharedStore } from './shared-counts';

/** Below BullMQ's prefix, for a role that may write nothing else; no queue of ours has this name. */
const PREFIX = 'bull:frontdoor-limits:';

/** One request after the other: how many counters, whether a key must be unknown, and length, most and follows of each counter. */
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

/** A sorted set of places for each counter, by the end of their leases. Arguments: the place, its lease, and most of each counter. */
const TAKE_PLACE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for i, name in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', name, '-inf', now)
  if redis.call('ZCARD', name) >= tonumber(ARGV[2 + i]) then return 0 end
end
for _, name in ipairs(KEYS) do
  redis.call('ZADD', name, now + tonumber(ARGV[2]), ARGV[1])
  redis.call('PEXPIRE', name, ARGV[2])
end
return 1`;

type RunScript = (keys: number, ...parts: (string | number)[]) => Promise<unknown>;

/** Counts that Redis forgets by itself when their window ends, by its own clock. */
export function countOnRedis(url: string): SharedStore {
  const redis = new Redis(url, {
    // Commands are not kept for later: the process has counted by itself by then.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3_000,
    commandTimeout: 1_000,
    keyPrefix: PREFIX,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    scripts: { countShared: { lua: SCRIPT }, takePlace: { lua: TAKE_PLACE } },
  });
  redis.on('error', () => undefined);
  const run = redis as unknown as Record<'countShared' | 'takePlace', RunScript>;
  return {
    name: 'Redis',
    ready: () => becomeReady(redis),
    count: async (requests) => {
      const keys = requests.flatMap(({ unless, counters }) => [unless ?? [], counters.map(({ key }) => key)].flat());
      const rules = requests.flatMap(({ unless, counters }) => [
        counters.length,
        unless === undefined ? 0 : 1,
        ...counters.flatMap(({ lengthMs, most = 0, follows }) => [lengthMs, most, follows ? 1 : 0]),
      ]);
      return (await run.countShared(keys.length, ...keys, ...rules)) as RawReply[];
    },
    takePlace: async ({ id, leaseMs, counters }) => {
      const keys = counters.map(({ key }) => key);
      return (await run.takePlace(keys.length, ...keys, id, leaseMs, ...counters.map(({ most }) => most))) === 1;
    },
    leavePlace: async ({ id, counters }) => void (await Promise.all(counters.map(({ key }) => redis.zrem(key, id)))),
    close: async () => redis.disconnect(),
  };
}
