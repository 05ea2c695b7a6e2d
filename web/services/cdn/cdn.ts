/** What the shop asks of a CDN. */
export type Cdn = {
  /**
   * Has the CDN send no page with one of these keys any more, unless the storefronts fail.
   * @throws Error when the CDN does not respond that it will
   */
  purge(keys: readonly string[]): Promise<void>
}
