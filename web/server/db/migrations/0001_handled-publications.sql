CREATE TABLE "handled_publications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handled_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"is_gone" boolean NOT NULL,
	"problem" text,
	"tags" text[] NOT NULL,
	"instance" text NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "handled_publications_document" ON "handled_publications" USING btree ("document_id","published_at");--> statement-breakpoint
CREATE INDEX "handled_publications_handled_at" ON "handled_publications" USING btree ("handled_at");