import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics';
import { UploadRoom } from './upload-room';

/** How many forms with files are on their way in. */
@Injectable()
export class WatchUploads {
  constructor(metrics: Metrics, room: UploadRoom) {
    const help = 'Forms with files that are being received.';
    metrics.gauge({ name: 'frontdoor_uploads_open', help }, () => [{ labels: {}, value: room.size }]);
  }
}
