import { findOptionListFault } from './form-settings.dto';

const many = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at}`);

describe('A list of options', () => {
  it.each([[['Tester']], [many(200)], [['x'.repeat(120)]], [['परीक्षक', 'Tester']]])('may be %j', (list) => {
    expect(findOptionListFault(list)).toBeNull();
  });

  it.each([
    [undefined, /list/],
    ['Tester', /list/],
    [{ 0: 'Tester' }, /list/],
    [[], /at least one/],
    [many(1000), /at most 200/],
    [['Tester', ''], /blank/],
    [['x'.repeat(121)], /120/],
    [['Tester', 3], /text/],
    [[null], /text/],
    [[['Tester']], /text/],
    [['a\0b'], /plain text/],
    [['a\nb'], /plain text/],
    [['Tester', 'TESTER'], /twice/],
    [['École', 'e\u0301cole'], /twice/],
  ])('is not %j', (list, fault) => {
    expect(findOptionListFault(list)).toMatch(fault);
  });
});
