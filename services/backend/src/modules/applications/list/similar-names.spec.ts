import { isSimilarName } from './similar-names';

describe('A name is similar to what was asked', () => {
  it.each([
    ['Jon', 'John Mathew'],
    ['John', 'Jon Snow'],
    ['Mueller', 'Anna Müller'],
    ['Müller', 'Anna Mueller'],
    ['Krishnamurthy', 'R. Krishnamurti'],
    ['Krishnamurti', 'R. Krishnamurthy'],
    ['Mohammed', 'Muhamad Ali'],
    ['Muhamad', 'Mohammed Ali'],
    ['Yusuf', 'Youssef Haddad'],
    ['Choudhury', 'Nila Chaudhary'],
    ['Asha Vrema', 'Asha Verma'],
    ['kulkarnii', 'Bala Kulkarni'],
    ['Srivastava', 'Shrivastav Anand'],
    ['OBrian', 'Conor O’Brien'],
    ['कृष्णमूर्ति', 'कृष्णमूर्ती राव'],
    ['मुहम्मद', 'मोहम्मद अली'],
    ['उमेस शर्मा', 'उमेश शर्मा'],
    ['احمد', 'أحمد علي'],
    ['محمّد', 'محمد علي'],
    ['محمود', 'محمد علي'],
    ['Иваноф', 'Пётр Иванов'],
    ['Петр', 'Пётр Иванов'],
  ])('%s: %s', (typed, name) => {
    expect(isSimilarName(typed, name)).toBe(true);
  });

  it.each([
    ['redux', 'Redis Kumar'],
    ['java', 'Jaya Nair'],
    ['python', 'Payton Reed'],
    ['docker', 'Rekha Doctor'],
    ['react', 'Rachit Rao'],
    ['golang', 'Gopal Menon'],
    ['Asha', 'Anita Rao'],
    ['Asha Gupta', 'Asha Verma'],
    ['Mohammed Khan', 'Muhamad Ali'],
    ['Ali', 'Ann'],
    ['', 'Asha'],
    ['-', 'Asha'],
  ])('and not %s: %s', (typed, name) => {
    expect(isSimilarName(typed, name)).toBe(false);
  });
});
