import fc from 'fast-check';
import { parseListQuery } from './list-query';
import { ValidationFailed } from '../errors/http.errors';

const rules = { sortFields: ['name', 'createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;
const parse = (query: Record<string, unknown>) => parseListQuery(query, rules);

function errorsOf(query: Record<string, unknown>): string[] {
  try {
    parse(query);
  } catch (error) {
    return Object.keys((error as ValidationFailed).errors);
  }
  return [];
}

describe('The query of a list', () => {
  it('may be left out', () => {
    expect(parse({})).toEqual({ sort: { field: 'createdAt', order: 'DESC' }, offset: 0, limit: 200, filter: {} });
  });

  it('gives sort, range and filter as the admin sends them', () => {
    expect(parse({ sort: '["name","ASC"]', range: '[25,49]', filter: '{"q":"rao"}' })).toEqual({
      sort: { field: 'name', order: 'ASC' },
      offset: 25,
      limit: 25,
      filter: { q: 'rao' },
    });
  });

  it('never asks for more than 200 rows', () => {
    expect(parse({ range: '[0,99999]' })).toMatchObject({ offset: 0, limit: 200 });
  });

  it.each([
    [
      'sort',
      [
        '["password","ASC"]',
        '["name"]',
        '["name","UP"]',
        '["name","ASC",1]',
        '"name"',
        '{}',
        'null',
        '[[],[]]',
        'name,ASC',
      ],
    ],
    ['range', ['[0]', '[5,4]', '[-1,4]', '[0,1.5]', '["0","9"]', '[0,1e99]', '{}', 'null', '0-9']],
    ['filter', ['[]', 'null', '"q"', '1', '{', '{"q":}']],
  ])('is refused by the name of the parameter when %s is wrong', (name, values) => {
    for (const value of values) expect(errorsOf({ [name]: value })).toEqual([name]);
    expect(errorsOf({ [name]: ['[]', '[]'] })).toEqual([name]);
    expect(errorsOf({ [name]: { a: '1' } })).toEqual([name]);
  });

  it('never fails in another way', () => {
    const text = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(text, text, text, (sort, range, filter) => {
        try {
          const { limit, offset } = parse({ sort, range, filter });
          return limit > 0 && limit <= 200 && offset >= 0;
        } catch (error) {
          return error instanceof ValidationFailed;
        }
      }),
    );
  });
});
