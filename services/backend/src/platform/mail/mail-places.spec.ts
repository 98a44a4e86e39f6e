import { MailPlaces } from './mailer';

const takeAll = (places: MailPlaces, domain: string) => {
  const releases: (() => void)[] = [];
  for (let place = places.take(`a@${domain}`); place; place = places.take(`A <b@${domain.toUpperCase()}>`))
    releases.push(place);
  return releases;
};

describe('the places at the mail server', () => {
  it('are not all taken by the mails to one domain', () => {
    const places = new MailPlaces(40);
    expect(takeAll(places, 'slow.example')).toHaveLength(16);
    expect(places.take('a@quick.example')).not.toBeNull();
  });

  it('are one at least for each domain, also where the mail server admits few connections', () => {
    for (const connections of [1, 2]) expect(takeAll(new MailPlaces(connections), 'hr.example')).toHaveLength(1);
  });

  it('are bounded, and there again when somebody leaves', () => {
    const places = new MailPlaces(40);
    const releases = [1, 2, 3].flatMap((at) => takeAll(places, `slow-${at}.example`));
    expect(releases).toHaveLength(40);
    expect(places.take('a@quick.example')).toBeNull();
    releases[0]!();
    const place = places.take('a@quick.example');
    expect(place).not.toBeNull();
    place!();
    expect(places.take('a@slow-1.example')).not.toBeNull();
  });
});
