import { joinClaims, readIdentity, readRole } from './provider-claims';

const rules = (path?: string) => ({
  OIDC_ROLE_CLAIM: path,
  OIDC_GENERAL_VALUES: ['admins'],
  OIDC_HR_VALUES: ['recruiters', 'hr'],
});
const read = (claims: object, OIDC_TRUST_EMAIL: 'yes' | 'no' = 'no') =>
  readIdentity('https://id.example', { sub: 'a1', ...claims }, { ...rules(), OIDC_TRUST_EMAIL });

describe('The role of a claim', () => {
  it.each([
    ['a list', 'groups', { groups: ['staff', 'hr'] }, 'hr'],
    ['one value alone', 'groups', { groups: 'admins' }, 'general'],
    ['a path', 'resource_access.frontdoor.roles', { resource_access: { frontdoor: { roles: ['hr'] } } }, 'hr'],
    ['an address for a name', 'https://plumbline.example/roles', { 'https://plumbline.example/roles': ['hr'] }, 'hr'],
    ['values of both roles', 'groups', { groups: ['hr', 'admins'] }, 'general'],
    ['other values alone', 'groups', { groups: ['staff'] }, null],
    ['a part of a value', 'groups', { groups: 'hr-archive' }, null],
    ['another spelling', 'groups', { groups: ['HR'] }, null],
    ['no such claim', 'groups', {}, null],
    ['a path that ends early', 'resource_access.frontdoor.roles', { resource_access: null }, null],
    ['something that is no text', 'groups', { groups: [{ hr: true }, 7] }, null],
  ])('is read of %s', (_, path, claims, role) => {
    expect(readRole(claims, rules(path))).toBe(role);
  });

  it('is left to the list of the staff where no claim is named', () => {
    expect(readRole({ groups: ['admins'] }, rules())).toBeUndefined();
  });
});

describe('The address of an identity', () => {
  it.each([
    ['is taken in small letters', { email: 'Mara@Plumbline.example', email_verified: true }, 'mara@plumbline.example'],
    ['may be said to be checked by a text', { email: 'a@b.example', email_verified: 'true' }, 'a@b.example'],
    ['may come without a word about that', { email: 'a@b.example' }, 'a@b.example'],
    ['is nothing where nobody has checked it', { email: 'a@b.example', email_verified: false }, null],
    ['is nothing where a text says so', { email: 'a@b.example', email_verified: 'false' }, null],
    ['is nothing where it is none', { email: 'mara' }, null],
    ['is nothing where it is a list', { email: ['a@b.example'] }, null],
  ])('%s', (_, claims, email) => {
    expect(read(claims).email).toBe(email);
  });

  it.each([
    ['verified', { email_verified: true }, true, true],
    ['verified, by a text', { email_verified: 'true' }, true, true],
    ['not judged', {}, false, true],
    ['not verified', { email_verified: false }, false, true],
    ['something else', { email_verified: 1 }, false, true],
  ])('that is %s counts as verified only where it says so, or the provider is trusted', (_, claims, alone, trusted) => {
    const given = { email: 'a@b.example', ...claims };
    expect(read(given).isEmailVerified).toBe(alone);
    expect(read(given, 'yes')).toMatchObject({ email: 'a@b.example', isEmailVerified: trusted });
  });

  it('is verified by a description of the user only where that has the same address', () => {
    const token = { sub: 'a1', email: 'a@b.example' };
    const described = { email: 'a@b.example', email_verified: true, name: 'Mara' };
    expect(joinClaims(token, described)).toEqual({ ...token, ...described });
    expect(read(joinClaims(token, { ...described, email: 'other@b.example' })).isEmailVerified).toBe(false);
    expect(read(joinClaims({ sub: 'a1' }, described)).isEmailVerified).toBe(true);
  });
});

describe('The name of an identity', () => {
  it.each([
    ['name', { name: ' Mara\tOtt\u202e ', preferred_username: 'mott' }, 'Mara Ott'],
    ['account', { preferred_username: 'mott', email: 'm@b.example' }, 'mott'],
    ['address', { email: 'mara@b.example' }, 'mara'],
    ['subject', {}, 'a1'],
  ])('is the %s where that is the best there is', (_, claims, name) => {
    expect(read(claims).name).toBe(name);
  });

  it('is as long as names of the staff may be', () => {
    expect(read({ name: 'n'.repeat(500) }).name).toHaveLength(120);
    expect(read({ preferred_username: 'n'.repeat(500) }).label).toHaveLength(254);
  });
});
