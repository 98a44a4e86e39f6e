import {
  isConflict,
  isDatabaseUnavailable,
  isForeignKeyViolation,
  isReadOnly,
  isUniqueViolation,
} from './database-errors';

describe('An error of Postgres', () => {
  it.each(['08006', '25006', '53300', '55P03', '57014', '57P01', '58030', '3F000', '42P01', '42703', '42883'])(
    'with code %s says that the database cannot serve now, also inside of TypeORM’s',
    (code) => {
      expect(isDatabaseUnavailable({ code })).toBe(true);
      expect(isDatabaseUnavailable({ driverError: { code } })).toBe(true);
    },
  );

  it.each(['22P02', '23503', '23505', '40001', '40P01', '42501', '42601'])('with code %s does not', (code) => {
    expect(isDatabaseUnavailable({ code })).toBe(false);
  });

  it('tells that another transaction was preferred: serialization failure and deadlock', () => {
    expect(['40001', '40P01', '55P03', '23505'].map((code) => isConflict({ code }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('tells that the database may only be read', () => {
    expect([isReadOnly({ code: '25006' }), isReadOnly({ code: '42501' }), isReadOnly(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('belongs to one constraint', () => {
    expect(isForeignKeyViolation({ code: '23503', constraint: 'a_fkey' }, 'a_fkey')).toBe(true);
    expect(isForeignKeyViolation({ code: '23503', constraint: 'b_fkey' }, 'a_fkey')).toBe(false);
    expect(isUniqueViolation({ code: '23505', constraint: 'a_key' }, 'a_key')).toBe(true);
    expect(isUniqueViolation({ code: '23503', constraint: 'a_key' }, 'a_key')).toBe(false);
  });
});
