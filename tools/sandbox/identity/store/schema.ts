/** Applied in order, each once; `PRAGMA user_version` counts them. Never change one that was released, add another. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY, firstName TEXT, lastName TEXT, passwordHash TEXT, primaryEmailAddressId TEXT, primaryWeb3WalletId TEXT,
    imageId TEXT, unsafeMetadata TEXT NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL, lastSignInAt INTEGER
  );
  CREATE TABLE identifications (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users ON DELETE CASCADE, kind TEXT NOT NULL, value TEXT NOT NULL,
    lookup TEXT NOT NULL, strategy TEXT NOT NULL, verifiedAt INTEGER, createdAt INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX identifications_owner ON identifications (kind, lookup) WHERE verifiedAt IS NOT NULL;
  CREATE INDEX identifications_user ON identifications (userId);
  CREATE TABLE clients (
    id TEXT PRIMARY KEY, tokenHash TEXT NOT NULL UNIQUE, signInId TEXT, signUpId TEXT, lastActiveSessionId TEXT, lastStrategy TEXT,
    createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  );
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY, clientId TEXT NOT NULL REFERENCES clients ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    status TEXT NOT NULL, address TEXT NOT NULL, userAgent TEXT NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL,
    lastActiveAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  );
  CREATE INDEX sessions_client ON sessions (clientId);
  CREATE INDEX sessions_user ON sessions (userId);
  CREATE TABLE signIns (
    id TEXT PRIMARY KEY, clientId TEXT NOT NULL REFERENCES clients ON DELETE CASCADE, userId TEXT REFERENCES users ON DELETE CASCADE,
    identificationId TEXT, identifier TEXT, status TEXT NOT NULL, strategy TEXT, createdSessionId TEXT, createdAt INTEGER NOT NULL
  );
  CREATE TABLE signUps (
    id TEXT PRIMARY KEY, clientId TEXT NOT NULL REFERENCES clients ON DELETE CASCADE, status TEXT NOT NULL, emailAddress TEXT,
    emailVerifiedAt INTEGER, web3Wallet TEXT, walletVerifiedAt INTEGER, firstName TEXT, lastName TEXT, passwordHash TEXT,
    unsafeMetadata TEXT NOT NULL, createdUserId TEXT, createdSessionId TEXT, createdAt INTEGER NOT NULL
  );
  CREATE TABLE challenges (
    id TEXT PRIMARY KEY, strategy TEXT NOT NULL, codeHash TEXT, nonce TEXT, message TEXT, attempts INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL, createdAt INTEGER NOT NULL
  );
  CREATE TABLE images (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users ON DELETE CASCADE, contentType TEXT NOT NULL, bytes BLOB NOT NULL,
    createdAt INTEGER NOT NULL
  );
  `,
  `
  CREATE TABLE events (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, userId TEXT NOT NULL, attempts INTEGER NOT NULL, nextAttemptAt INTEGER NOT NULL,
    createdAt INTEGER NOT NULL
  );
  `,
];
