import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse } from '../../platform/http/contract/api-docs.decorators';
import { LiveChangeView } from './live.view';

const example = `retry: 2000

event: beat
data: 1

event: changes
data: [{"of":"applications","what":"moved","ids":["01890000-0000-7000-8000-000000000000"],"request":null}]
`;

/** What the events of `changes` list; the stream itself is text. */
const CHANGE = '#/components/schemas/LiveChangeView';

/** The events of the stream, and the shape of a change. */
export const DescribeLive = () =>
  applyDecorators(
    ApiExtraModels(LiveChangeView),
    ApiOkResponse({
      description:
        'Events: `changes` with a list of `LiveChangeView`; `beat` every 15 seconds; `missed` when changes may have been lost, so that all lists must be read again; `over` when the session has ended.',
      content: { 'text/event-stream': { schema: { anyOf: [{ type: 'string' }, { $ref: CHANGE }] }, example } },
    }),
  );
