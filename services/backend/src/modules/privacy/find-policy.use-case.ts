/** The day from which the text holds, its `revised` on the site, and the hash of it: see `docs/policy.test.ts`. */
type Policy = { version: string; sha256: string };

/** The texts that people have agreed to, the newest first. An entry stays for as long as consents to it are kept. */
export const policies: readonly [Policy, ...Policy[]] = [
  { version: '2026-11-30', sha256: 'b5c2cfc2b60d0ff685160c8c08d161b2f1a587dbf47759af5209ad1cc25988c1' },
  { version: '2026-11-29', sha256: '47e04bd673857d0d9b4ec4ea4cdc548699aefdaf7727b8de62d5d0b9fa25a87c' },
  { version: '2026-11-28', sha256: '1dcd642623c86181ff02329dafcc048fd05174f0742de9a6af44f5546043fecf' },
  { version: '2026-11-26', sha256: 'a789b0f67ea82bdb520ebd511d71a1afaf9a32cc9e0405c032628d5856ef8878' },
  { version: '2026-11-25', sha256: 'cabffeb24b66c986eac2ee333dae454093138800bf9346f49753405c57e722a4' },
  { version: '2026-11-24', sha256: 'c942200f9aa39f65228564fcd949aa55fce92df52b9ec24fd493a37b1e08dfb5' },
  { version: '2026-11-23', sha256: '6dbbd5a7270d142ba55afb31aa28a216e4ee33869c3c1d32638a04ea8c02fd59' },
  { version: '2026-11-22', sha256: '2c495747446ca25e412ce972fc2d45eab238a76943f170448a082d843019b5d0' },
  { version: '2026-11-21', sha256: '0624b09431d8aedb4c04310086c1fb5b2fa01c7019282b41c9fbc5b504776d2c' },
];

const [current] = policies;

/** The policy that a form sent now agrees to, which each consent must name. */
export const policy = { version: current.version, sha256: Buffer.from(current.sha256, 'hex') };

/** SQL: writes consents. `rows` selects the subject's id, the two answers, version and SHA-256 of the policy, and the time. */
export const insertConsents = (subject: string, rows: string) =>
  `INSERT INTO consents (${subject}, terms_agreed, age_confirmed, policy_version, policy_sha256, given_at) ${rows}`;
