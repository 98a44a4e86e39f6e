import { chooseDrawings, tradeOf } from './page-context';

describe('The drawings of posts', () => {
  it.each([
    ['Flutter Developer', 'mobile'],
    ['Android Developer', 'mobile'],
    ['iOS Engineer (Swift)', 'mobile'],
    ['React Native Developer', 'mobile'],
    ['QA Engineer', 'testing'],
    ['Manual Tester', 'testing'],
    ['Software Test Lead', 'testing'],
    ['SDET, Automation', 'testing'],
    ['Java Developer', 'data'],
    ['Java Full Stack Developer', 'data'],
    ['Python Developer', 'data'],
    ['.NET Developer', 'data'],
    ['Backend Developer (Node.js)', 'data'],
    ['Oracle DBA', 'data'],
    ['Database Administrator', 'data'],
    ['Data Analyst', 'data'],
    ['DevOps Engineer', 'cloud'],
    ['AWS Cloud Engineer', 'cloud'],
    ['System Administrator', 'cloud'],
    ['Linux Administrator', 'cloud'],
    ['Network Engineer', 'cloud'],
    ['JavaScript Developer', 'web'],
    ['Node Developer', 'web'],
    ['PHP Developer', 'web'],
    ['Full Stack Developer', 'web'],
    ['Full-stack Engineer (MERN)', 'web'],
    ['Frontend Developer', 'web'],
    ['Angular Developer', 'web'],
    ['WordPress Developer', 'web'],
    ['UI/UX Designer', 'web'],
    ['UX Researcher', 'web'],
    ['Trainee Web Developer', 'web'],
    ['Project Manager', 'team'],
    ['HR Manager', 'team'],
    ['Web Project Manager', 'team'],
    // The page of a post shows the team for what names no trade.
    ['Office Administrator', 'team'],
    ['Business Development Executive', 'team'],
    ['Contest Organiser', 'team'],
    ['Accountant', 'team'],
  ] as const)('follow the words of a title: %s', (title, trade) => {
    expect(tradeOf(title)).toBe(trade);
  });

  it('are the same in a list', () => {
    const titles = [
      'Office Administrator',
      'React Native Developer',
      'QA Engineer',
      'Oracle DBA',
      'DevOps Engineer',
      'PHP Developer',
      'HR Manager',
    ];
    expect(chooseDrawings(titles)).toEqual(['team', 'mobile', 'testing', 'data', 'cloud', 'web', 'team']);
  });

  it('are never the same for two neighbours', () => {
    const drawings = chooseDrawings(Array.from({ length: 40 }, (_, at) => (at % 3 ? 'Java Developer' : `Cook ${at}`)));
    expect(drawings.filter((drawing, at) => drawing === drawings[at - 1])).toEqual([]);
  });

  it('are the same each time, also for a title without a known word', () => {
    expect(chooseDrawings(['Gärtner'])).toEqual(chooseDrawings(['Gärtner']));
  });
});
