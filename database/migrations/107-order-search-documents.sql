create index search_documents_in_order on search_documents (kind, name_key, created_at desc) where visible;
