import { columnsIn, type ExportColumn } from './export-columns';

interface Row {
  name: string;
  at: Date | null;
}
const columns: ExportColumn<Row>[] = [
  { heading: 'Name', read: ({ name }) => name },
  { heading: 'Received', time: ({ at }) => at },
];
const site = 'https://jobs.example';
const read = (timeZone: string, row: Row) => columnsIn(timeZone, columns, site).map((column) => column.read(row));

describe('The columns of a file', () => {
  it('row 304: tell times of the company, and the zone that these are of', () => {
    const asha = { name: 'Asha', at: new Date('2026-11-20T19:00:00Z') };
    expect(columnsIn('Asia/Kolkata', columns, site).map(({ heading }) => heading)).toEqual([
      'Name',
      'Received (Asia/Kolkata)',
    ]);
    expect(read('Asia/Kolkata', asha)).toEqual(['Asha', '2026-11-21 00:30:00']);
    expect(read('America/New_York', asha)).toEqual(['Asha', '2026-11-20 14:00:00']);
  });

  it('lead to pages of the site and to addresses of the web, and nowhere else', () => {
    const linked: ExportColumn<Row>[] = [{ heading: 'Name', read: ({ name }) => name, link: ({ name }) => name }];
    const leads = (name: string) => columnsIn('Asia/Kolkata', linked, site)[0]?.link?.({ name, at: null });
    expect(leads('/admin/applications/1/show')).toBe('https://jobs.example/admin/applications/1/show');
    expect(leads('https://www.linkedin.example/in/asha')).toBe('https://www.linkedin.example/in/asha');
    for (const name of ['javascript:alert(1)', 'file:///etc/passwd', 'mailto:a@mail.example', ''])
      expect(leads(name)).toBeNull();
  });

  it('are empty where there is no time', () => {
    expect(read('Asia/Kolkata', { name: 'Asha', at: null })).toEqual(['Asha', null]);
  });
});
