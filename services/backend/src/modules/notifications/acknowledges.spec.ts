import { configFor } from '../../../test/config-for';
import { ConfigError } from '../../platform/config/load-config';
import { submissionKinds } from '../submissions/kinds.facts';
import { acknowledges, assertAcknowledgedKinds } from './acknowledges';

const acknowledged = (settings: Record<string, string>) =>
  submissionKinds.filter((kind) => acknowledges(configFor(settings), kind));

describe('ACKNOWLEDGE', () => {
  it('names who is acknowledged: everybody unless told otherwise', () => {
    expect(acknowledged({})).toEqual(submissionKinds);
    expect(acknowledged({ ACKNOWLEDGE: 'application, contact-message' })).toEqual(['application', 'contact-message']);
    expect(acknowledged({ ACKNOWLEDGE: 'none' })).toEqual([]);
  });

  it.each(['', 'none', submissionKinds.join(',')])('may be "%s"', (ACKNOWLEDGE) => {
    expect(() => assertAcknowledgedKinds(configFor({ ACKNOWLEDGE }))).not.toThrow();
  });

  it.each(['all', 'application,', 'application;consultation'])('stops the start when it is "%s"', (ACKNOWLEDGE) => {
    const start = () => assertAcknowledgedKinds(configFor({ ACKNOWLEDGE }));
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/ACKNOWLEDGE must be none or a list of application, consultation, /);
  });
});
