local path = os.getenv('BODY_FILE')
if path and path ~= '' then
  local file = assert(io.open(path, 'rb'))
  local text = file:read('*a')
  file:close()
  wrk.method = 'POST'
  wrk.headers['Content-Type'] = os.getenv('CONTENT_TYPE')
  local first, last = text:find('[<id>]', 1, true)
  if not first then
    wrk.body = text
  else
    local before, after = text:sub(1, first - 1), text:sub(last + 1)
    local run, count = os.getenv('RUN_ID'), 0
    local head
    function request()
      count = count + 1
      local body = before .. string.format('%s-%08d', run, count) .. after
      if not head then
        -- The length is always the same.
        local whole = wrk.format(nil, nil, nil, body)
        head = whole:sub(1, #whole - #body)
      end
      return head .. body
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  local broken = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format(
    '\n{"answered":%d,"failed":%d,"seconds":%f,"p50":%f,"p99":%f}\n',
    summary.requests - errors.status, errors.status + broken, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
