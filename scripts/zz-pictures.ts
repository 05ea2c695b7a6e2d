import { testAddresses } from '#tests/setup/addresses.ts'
import { root } from './stack/root.ts'

Object.assign(process.env, testAddresses, {
  SANDBOX_DIR: `${root}/.build/test-sandbox`,
  NEXT_DIST_DIR: '.next-test',
  STUDIO_BUILD_DIR: `${root}/.build/test-studio`,
})
await import('./commands/editor-pictures.ts')
