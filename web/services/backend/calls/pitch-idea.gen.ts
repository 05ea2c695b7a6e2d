// @ts-nocheck
// Written by "npm run typegen" from ../contracts/pitch-idea.ts: not to be changed by hand.
import type { pitchIdea as contract } from '../contracts/pitch-idea.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `POST /api/v1/community/idea`: Stores an idea and mails it to the shop. Sending the same id again stores nothing more and succeeds. */
export const pitchIdea: BackendCall<typeof contract> = createCall({ method: 'POST', path: '/api/v1/community/idea' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
if(typeof data.id !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
