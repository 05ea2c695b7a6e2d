import { defineArrayMember } from 'sanity'

/** An empty paragraph. */
export const emptyBlock = {
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'text', text: '', marks: [] }],
}

/** Running text: paragraphs, headings, quotes and lists. */
export const block = defineArrayMember({
  type: 'block',
  options: { help: 'blocks#running-text' },
  styles: [
    { title: 'Normal', value: 'normal' },
    { title: 'Heading 2', value: 'h2' },
    { title: 'Heading 3', value: 'h3' },
    { title: 'Heading 4', value: 'h4' },
    { title: 'Quote', value: 'blockquote' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Bold', value: 'strong' },
      { title: 'Italic', value: 'em' },
      { title: 'Underline', value: 'underline' },
      { title: 'Strike-through', value: 'strike-through' },
      { title: 'Code', value: 'code' },
    ],
    annotations: [{ name: 'link', type: 'link' }],
  },
})
