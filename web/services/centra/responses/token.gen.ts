// @ts-nocheck
// Written by "npm run typegen" from ./shapes.ts: not to be changed by hand.
import type { CentraShape } from './shapes.ts'

export const isToken: (body: unknown) => body is CentraShape<'token'> = validate10

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.token !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
