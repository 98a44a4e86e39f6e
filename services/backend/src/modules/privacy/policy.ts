interface Policy {
  /** The day from which the text holds: its `revised` on the site. */
  version: string;
  /** SHA-256 of terms and privacy policy as the site shows them, in hex: see `docs/policy.test.ts`. */
  sha256: string;
}

/** What people have agreed to, the newest text first. An entry stays for as long as consents to it are kept. */
export const policies: readonly [Policy, ...Policy[]] = [
  { version: '2026-11-23', sha256: '9f41e359ac007832f6c27bd927eaff0cb930f22adab800c1b55e5142f6671e7e' },
  { version: '2026-11-22', sha256: '2c495747446ca25e412ce972fc2d45eab238a76943f170448a082d843019b5d0' },
  { version: '2026-11-21', sha256: '0624b09431d8aedb4c04310086c1fb5b2fa01c7019282b41c9fbc5b504776d2c' },
];
