CREATE TABLE "page_addresses" (
	"document_id" text NOT NULL,
	"path" text NOT NULL,
	"lang" text NOT NULL,
	"page" text NOT NULL,
	"gender" text
);
--> statement-breakpoint
CREATE TABLE "redirected_addresses" (
	"document_id" text NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"permanent" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_addresses" ADD CONSTRAINT "page_addresses_document_id_published_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."published_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirected_addresses" ADD CONSTRAINT "redirected_addresses_document_id_published_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."published_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_addresses_path" ON "page_addresses" USING hash ("path");--> statement-breakpoint
CREATE INDEX "page_addresses_document" ON "page_addresses" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "redirected_addresses_path" ON "redirected_addresses" USING hash ("path");--> statement-breakpoint
CREATE INDEX "redirected_addresses_document" ON "redirected_addresses" USING btree ("document_id");