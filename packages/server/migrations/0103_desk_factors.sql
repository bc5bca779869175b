-- With DESK_KEY the secrets of authenticator apps are encrypted in desk_credentials: nonce, 20 bytes and tag. An invitation has
-- a random seed instead: the secret is derived from it and from the token, which is not stored. Its use erases the seed.
comment on column desk_invites.totp_secret is 'seed of the secret; empty once used';
grant update (totp_secret) on desk_invites to clutchline_desk;
update desk_invites set totp_secret = '' where used_at is not null;
