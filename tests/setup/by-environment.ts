import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the tests with a browser's globals after all others of their project. A worker that has run a file runs the next
 * one only if that needs the same environment; otherwise another is started, which imports everything again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((ofProject) => {
      const { others = [], jsdom = [] } = Object.groupBy(ofProject, ({ moduleId }) =>
        readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 'jsdom' : 'others',
      )
      return [...others, ...jsdom]
    })
  }
}
