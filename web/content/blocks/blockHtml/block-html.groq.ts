export const blockHtmlFields = /* groq */ `_type == "blockHtml" => {html}` as const
