/** Starts the browser tests' Tretopp and keeps it until Ctrl-C; see start-stack.ts. */
import startStack from './start-stack.ts'

await startStack()
console.info("The tests' Tretopp is running. In another terminal: TEST_STACK=running npx playwright test")
