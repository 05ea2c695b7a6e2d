/**
 * The store of uploaded pictures' files. Keys hold letters, digits, dashes and dots only. Every function throws when
 * the store cannot be used.
 */
export type PictureStore = {
  /** Stores the whole file or nothing of it. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removing what is not there succeeds. */
  remove(key: string): Promise<void>
}
