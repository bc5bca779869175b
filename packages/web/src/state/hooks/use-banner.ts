/** A text of the catalogues, or the server's own sentence. */
export type BannerText =
  | {
      readonly kind: 'key';
      readonly key:
        | 'notice.you_not_login_now'
        | 'notice.bad_start_value'
        | 'notice.slip_dropped'
        | 'notice.no_match'
        | 'notice.failed';
    }
  | { readonly kind: 'text'; readonly text: string };

/** The banner on top of the page: 3 s, then gone (ERR-3). Null where there is none. */
export function useBanner(): BannerText | null {
  throw new Error('pending');
}
